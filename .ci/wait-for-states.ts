import { configure } from '@testing-library/react'
import { TIME_OUT } from './time-outs.ts'

/* Set-up of the tests of components and pages. */
configure({ asyncUtilTimeout: TIME_OUT.state })
