import { hazardCalls } from './inspection/hazards'
import { reportCalls } from './inspection/reports'
import { inspectorCalls } from './inspection/staff'
import { visitCalls } from './inspection/visits'

export const inspection = { ...reportCalls, ...hazardCalls, ...visitCalls, ...inspectorCalls }
