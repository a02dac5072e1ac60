/*
 * The gateway with what certifications need, seeded: without energy and money a day passes in no time.
 */
import { identityArea } from '../../gateway/modules/identity'
import { certificationArea } from '../../gateway/modules/certification'
import { deskArea } from '../../gateway/modules/desk'
import { fileArea } from '../../gateway/modules/file'
import { identify, membershipArea } from '../../gateway/modules/membership'
import { messageArea } from '../../gateway/modules/message'
import { todoArea } from '../../gateway/modules/todo'
import { testGateway, type TestGateway } from './gateway'

const areas = [identityArea, membershipArea, fileArea, todoArea, deskArea, certificationArea, messageArea]

/** Only the test decides at the desk, unless `env` says otherwise. */
export const certGateway = (env: Record<string, string> = { DEMO_OPERATOR: '0' }): Promise<TestGateway> =>
  testGateway({ areas, identify, env })
