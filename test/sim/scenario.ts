import type { Rule } from '../invariants/rules'
import type { Step } from '../gateway/walk-people'
import type { TestGateway, TestGatewayOptions } from '../setup/gateway'
import type { Product } from './product'

/** People, money and things of one part of the trade, as they act on the product. */
export interface Acting {
  /** Draws what happens next. */
  next(): Step
  /** Draws two that want the same at once. */
  rivals?(): readonly Step[]
  /** All that is under way comes to its end, with everything outside in order. */
  rest(): Promise<void>
  /** What must hold at any moment. */
  rules(now: string): readonly Rule[]
  /** What does not hold at any moment, beside the rules. */
  faults?(): Promise<readonly string[]>
  /** What does not hold at rest, beside the rules. */
  faultsAtRest?(): Promise<readonly string[]>
}

/** `G`: what the acts need to know of the rows that are there before them. */
export interface Scenario<G = unknown> {
  name: string
  options: Pick<TestGatewayOptions, 'areas' | 'daily' | 'env' | 'ports'>
  /** Writes the rows with which every seed begins. */
  prepare(gateway: TestGateway): Promise<G>
  act(product: Product, seed: string, ground: G): Acting
}

/** Written as it is read: what `prepare` answers is what `act` is given. */
export const scenario = <G>(one: Scenario<G>): Scenario => one as Scenario
