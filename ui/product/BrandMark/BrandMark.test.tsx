import { describeComponent } from '../../test/conformance.tsx'
import { BrandMark } from './BrandMark.tsx'

describeComponent('BrandMark', () => <BrandMark />)
