import { examine } from '../../test/conformance.tsx'
import { FilterBar } from './FilterBar.tsx'

examine('FilterBar', () => <FilterBar types="Виды" tools="Поиск" />)
