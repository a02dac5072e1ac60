export { dial } from './dial'
export { EmergencyCard } from './EmergencyCard'
export { emergencyOf, useLines, type Lines } from './use-lines'
