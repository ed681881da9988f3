/** Global styles of the design system, in their cascade order. Import once, before any component. */
import './styles/layers.css.ts'
import './tokens/tokens.css.ts'
import './styles/font.css.ts'
import './styles/base.css.ts'
