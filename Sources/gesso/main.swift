import Foundation
import GessoCommand

exit(GessoCommand.main())
