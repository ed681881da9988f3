import { describeComponent } from '../../test/conformance.tsx'
import { FieldIcon } from './FieldIcon.tsx'

describeComponent('FieldIcon', () => <FieldIcon action="copy" />)
