import { describeRejections } from '#app/testing/describe-rejections.tsx'
import { accessFlows } from './codes.cases.tsx'

describeRejections(accessFlows)
