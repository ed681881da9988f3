import { examine } from '../../test/conformance.tsx'
import { FieldIcon } from './FieldIcon.tsx'

examine('FieldIcon', () => <FieldIcon action="copy" />)
