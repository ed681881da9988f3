import { describeComponent } from '../../test/conformance.tsx'
import { Badge } from './Badge.tsx'

describeComponent('Badge', (probe) => (
  <Badge {...probe} tone="jackpot">
    248 900 ₽
  </Badge>
))
