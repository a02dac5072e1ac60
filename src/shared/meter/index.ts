export { meterName, meterTags, meterTypeWords, momentText, type Meter } from './meter-look'
export { NoMeter } from './NoMeter'
export { useMeterChoice } from './use-meter-choice'
