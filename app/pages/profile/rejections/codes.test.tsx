import { describeRejections } from '#app/testing/describe-rejections.tsx'
import { profileFlows } from './codes.cases.tsx'

describeRejections(profileFlows)
