/// The names that 3,062 public Swift files give to `systemName:` and `systemImage:`.
enum PublicNames {
    static let all: [String] = names.split(whereSeparator: \.isWhitespace).map(String.init)

    private static let names = """
        plus square.and.arrow.up chevron.right trash xmark magnifyingglass checkmark star.fill star ellipsis
        arrow.clockwise xmark.circle.fill doc.on.doc checkmark.circle.fill arrow.left info.circle chevron.down
        arrow.down arrow.right list.bullet square.and.pencil plus.circle heart.fill clock pencil eye photo gear
        xmark.circle bell paperplane bell.fill bookmark minus clock.fill chevron.up person.circle book.fill
        rectangle.stack circle.fill arrow.up.arrow.down globe plus.circle.fill arrow.up bookmark.fill chevron.left
        checkmark.seal.fill mic.fill link pencil.and.scribble mic chevron.right.circle
        line.3.horizontal.decrease.circle person.crop.circle ellipsis.circle arrow.down.circle
        exclamationmark.triangle.fill camera forward.fill number arrowshape.turn.up.left doc square.and.arrow.up.fill
        backward.fill safari person.crop.circle.badge.xmark lock.fill eye.slash arrow.up.circle.fill circle
        slider.horizontal.3 music.note.list play.fill quote.opening minus.circle.fill folder person.fill.badge.plus
        minus.circle square.and.arrow.down doc.text checkmark.circle exclamationmark.triangle
        line.3.horizontal.decrease message photo.badge.plus eye.fill star.circle arrow.up.and.down.circle.fill
        house.fill envelope heart person qrcode.viewfinder arrow.2.squarepath suit.heart.fill at dice camera.filters
        apple.logo line.horizontal.3.decrease person.badge.plus quote.bubble lock sparkles arrow.left.and.right
        arrow.up.and.down cloud.heavyrain.fill suit.heart message.fill dot.radiowaves.right captions.bubble
        bubble.left.and.text.bubble.right photo.on.rectangle.angled chart.bar lock.rotation exclamationmark.bubble
        line.horizontal.3.decrease.circle chevron.up.chevron.down a.circle square.righthalf.fill arrow.uturn.left
        pause.fill cart arrow.counterclockwise.circle heart.circle wand.and.stars person.badge.minus
        bubble.left.and.bubble.right badge.plus.radiowaves.right checkmark.shield arrowshape.turn.up.left.fill
        speaker speaker.slash tray.full person.crop.circle.badge.exclamationmark poweroutlet.type.b.fill pencil.line
        calendar checkmark.seal touchid car rectangle.slash b.circle checklist character.cursor.ibeam 1.circle
        2.circle theatermasks person.3.sequence.fill arrow.up.circle macbook.and.iphone plus.square.on.square
        xmark.bin list.clipboard gearshape exclamationmark.octagon list.bullet.clipboard rectangle.3.group
        globe.americas.fill questionmark.app.fill eye.trianglebadge.exclamationmark folder.fill play.rectangle
        doc.zipper bag.fill power line.horizontal.3 video.fill speaker.wave.2.fill info.circle.fill chart.xyaxis.line
        waveform.path.ecg rectangle.grid.1x2 rectangle.split.3x1 arrow.up.arrow.down.circle.fill shuffle list.number
        bubble.right.fill chevron.compact.down server.rack paintpalette waveform.path hand.draw
        platter.filled.bottom.iphone network doc.plaintext hifispeaker keyboard antenna.radiowaves.left.and.right
        arrow.triangle.2.circlepath list.bullet.rectangle.portrait bell.and.waves.left.and.right internaldrive
        poweroutlet.type.b bubble.right xmark.seal.fill pin.slash pin tag cube selection.pin.in.out
        pencil.and.list.clipboard paperplane.fill text.bubble suitcase face.smiling party.popper book.closed
        text.badge.checkmark text.badge.minus text.badge.star arrowshape.turn.up.left.circle.fill arrow.uturn.right
        faxmachine arrow.forward tray.fill chart.bar.fill quote.bubble.fill exclamationmark.bubble.fill archivebox
        sidebar.right pin.fill square.grid.2x2 person.crop.circle.badge.moon person.crop.circle.badge.xmark.fill
        speaker.slash.fill laptopcomputer.trianglebadge.exclamationmark wrench pencil.circle gobackward arrow.swap
        text.badge.plus bell.slash.fill a.square.fill hand.thumbsdown.fill music.quarternote.3 music.note moon.circle
        sun.max.fill viewfinder safari.fill text.justify.left book hand.raised.fill rectangle.on.rectangle
        microphone.fill arrow.right.circle.fill arrow.right.to.line arrow.left.to.line sun.max moon.stars.fill
        align.horizontal.left align.horizontal.center align.horizontal.right align.vertical.top align.vertical.center
        align.vertical.bottom inset.filled.leadinghalf.rectangle inset.filled.trailinghalf.rectangle
        inset.filled.leadingthird.rectangle inset.filled.trailingthird.rectangle inset.filled.topthird.rectangle
        inset.filled.bottomthird.rectangle text.below.photo.fill thermometer.variable dog.fill 1.circle.fill
        2.circle.fill hare widget.extralarge.badge.plus abc paragraph flask
        arcade.stick.and.arrow.left.and.arrow.right.outward arcade.stick.and.arrow.up.and.arrow.down
        rectangle.portrait.arrowtriangle.2.outward rectangle.arrowtriangle.2.outward
        arrow.trianglehead.2.clockwise.rotate.90
        arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down.fill
        arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill arrow.2.circlepath
        arrow.left.and.right.circle.fill ruler.fill camera.aperture delete.left.fill delete.right.fill escape return
        clear.fill space arrow.up.document.fill arrow.down.document.fill arrow.forward.to.line capslock.fill
        shift.fill control command option f.cursive repeat trash.fill archivebox.fill hare.fill chevron.compact.right
        play arrow.up.to.line.square.fill arrow.right.to.line.square.fill c.circle leaf.fill rectangle scope percent
        beziercurve angle arrow.right.circle.dotted pointer.arrow.click pointer.arrow.click.2
        pointer.arrow.motionlines.click macwindow.and.pointer.arrow figure.walk figure.run text.alignleft
        text.aligncenter text.alignright poweron poweroff sidebar.leading pencil.circle.fill music.mic bolt.slash
        bolt.fill link.circle.fill cloud.sun.rain.fill person.crop.circle.fill.badge.plus shareplay location.circle
        doc.badge.plus cloud.sun.bolt.fill text.magnifyingglass textformat wifi chevron.left.circle
        clock.arrow.trianglehead.counterclockwise.rotate.90 rectangle.compress.vertical rectangle.expand.vertical
        chevron.down.circle.fill point.3.filled.connected.trianglepath.dotted arrow.forward.circle.fill
        person.text.rectangle speaker.wave.3 bubble person.2 newspaper note.text gearshape.fill
        point.3.connected.trianglepath.dotted circle.grid.2x2.fill location.fill flame circle.grid.2x2
        rectangle.3.offgrid.fill cart.fill display rectangle.grid.2x2 person.fill eyeglasses laptopcomputer phone
        filemenu.and.selection camera.fill speaker.wave.1.fill bag stop.fill speaker.fill arrow.up.message
        airplayaudio rectangle.stack.fill dot.radiowaves.left.and.right fiberchannel circle.grid.cross crown.fill
        delete.left key.fill slider.vertical.3 phone.fill menubar.rectangle filemenu.and.cursorarrow house
        person.3.fill books.vertical.fill list.bullet.rectangle gamecontroller hand.thumbsup plus.app video
        hands.clap.fill person.crop.circle.fill.badge.checkmark person.3 questionmark.diamond person.crop.square
        """
}
