import { describeComponent } from '../../test/conformance.tsx'
import { FilterBar } from './FilterBar.tsx'

describeComponent('FilterBar', () => <FilterBar types="Виды" tools="Поиск" />)
