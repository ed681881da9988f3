import { examine } from '../../test/conformance.tsx'
import { NotFoundArt } from './NotFoundArt.tsx'

examine('NotFoundArt', () => <NotFoundArt />)
