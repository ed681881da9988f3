import { describeComponent } from '../../test/conformance.tsx'
import { NotFoundArt } from './NotFoundArt.tsx'

describeComponent('NotFoundArt', () => <NotFoundArt />)
