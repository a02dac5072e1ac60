export { meterName, meterTags, meterTypeWords, momentText, type Meter } from './meter-look'
