/*
 * The gateway with the areas that binding touches, and its usual steps: find a customer, prove the phone, become master or apply.
 */
import { accountArea, identify } from '../../gateway/modules/account'
import { bindingArea } from '../../gateway/modules/binding'
import { messageArea } from '../../gateway/modules/message'
import { todoArea } from '../../gateway/modules/todo'
import type { Work } from '../../gateway/http/context'
import { inWork } from '../setup/content-gateway'
import { testGateway, type Caller, type TestGateway, type TestGatewayOptions } from '../setup/gateway'

const areas = [accountArea, bindingArea, todoArea, messageArea]

export const bindingGateway = (options: TestGatewayOptions = {}): Promise<TestGateway> =>
  testGateway({ areas, identify, ...options })

/** What a service would get inside a call. */
export const inside = <T>(gateway: TestGateway, run: (work: Work) => Promise<T>): Promise<T> => inWork(gateway, run)

export const userIdOf = (caller: Caller): string => caller.headers['userid'] ?? ''
