import Scripting

/// What the caller asked the command for, its arguments read and checked.
package enum Invocation: Equatable {
    /// Compile and start a program.
    case program(ProgramCall)
    /// Run the benchmarks with the arguments that follow.
    case bench([String])
    /// Print ``usage``.
    case help
    /// Print ``currentVersion``.
    case version

    /// The version of Gesso, as `gesso --version` prints it.
    package static let currentVersion = "0.1.0"

    /// How the command is called, as `gesso --help` prints it.
    package static let usage = """
        usage:
            gesso run     PROGRAM              a window, or with no display a picture of the first frame
            gesso render  PROGRAM -o FILE      a picture: PNG, PDF or SVG by the file's extension
            gesso inspect PROGRAM [--layout]   the accessibility tree as JSON; --layout: every drawn view
            gesso bench   [NAME...] [--peers]  benchmarks, a line each: gesso NAME VALUE UNIT
            gesso test                         the project's own tests
            gesso --help, gesso --version      this text; the version

        PROGRAM is a .swift file or a folder of them; what follows `--` is handed to it. Options of run, render and inspect:
            --size WxH             the window's size in points
            --scale N              pixels a point, from 0.1 to 16
            --scheme light|dark    the colour scheme
            --at SECONDS           the time of the picture, after the steps if there are any
            --steps FILE           drive the program: tap, press, drag, type, wait, snap, expect, ...
            --preview NAME         which preview to show, of a file without @main that has previews

        """
}

/// A program to compile and start, and what it is to do.
package struct ProgramCall: Equatable {
    /// The path of the .swift file or folder as the caller gave it.
    package var path: String
    package var options: RunOptions
    /// The program's own arguments, its name not among them.
    package var arguments: [String]

    package init(path: String, options: RunOptions, arguments: [String] = []) {
        self.path = path
        self.options = options
        self.arguments = arguments
    }
}
