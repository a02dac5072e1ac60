export { meterName, meterTags, meterTypeWords, momentText, type Meter } from './meter-look'
export { useMeterChoice } from './use-meter-choice'
