import { configure } from '@testing-library/react'
import { TIMEOUT } from './timeouts.ts'

/* Set-up of the tests of components and pages. */
configure({ asyncUtilTimeout: TIMEOUT.state })
