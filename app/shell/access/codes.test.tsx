import { describeRefusals } from '#app/testing/refusals.tsx'
import { accessFlows } from './codes.cases.tsx'

describeRefusals(accessFlows)
