import { Text } from '../common'

export const Reason = Text(100)
