import { examine, examinePassing } from '../../test/conformance.tsx'
import { Badge } from './Badge.tsx'

examine('Badge', () => <Badge kind="jackpot">248 900 ₽</Badge>)
examinePassing<HTMLSpanElement>('Badge', (probe) => (
  <Badge {...probe} kind="new">
    NEW
  </Badge>
))
