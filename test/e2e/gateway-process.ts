export { demoNow, startGateway } from '../../scripts/lib/gateway-process.mjs'
export type { GatewayProcess } from '../../scripts/lib/gateway-process.mjs'
