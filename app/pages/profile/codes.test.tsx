import { describeRefusals } from '#app/testing/refusals.tsx'
import { profileFlows } from './codes.cases.tsx'

describeRefusals(profileFlows)
