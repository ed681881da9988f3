/* Styles of every frame, in this order; those of a game follow them. */
import './base.css.ts'
import './panels.css.ts'
import './controls.css.ts'
import './stakes.css.ts'
import './rules-dialog.css.ts'
import './sound.css.ts'
import './wins.css.ts'
