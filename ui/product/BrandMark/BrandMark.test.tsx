import { examine } from '../../test/conformance.tsx'
import { BrandMark } from './BrandMark.tsx'

examine('BrandMark', () => <BrandMark />)
