import { describeComponent, describeForwardedProps } from '../../test/conformance.tsx'
import { Badge } from './Badge.tsx'

describeComponent('Badge', () => <Badge kind="jackpot">248 900 ₽</Badge>)
describeForwardedProps<HTMLSpanElement>('Badge', (probe) => (
  <Badge {...probe} kind="new">
    NEW
  </Badge>
))
