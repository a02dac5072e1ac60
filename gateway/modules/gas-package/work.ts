import type { AreaWork } from '../../work/kinds'
import { extractWork } from './extract/work'
import { watchWork } from './extract/watch'
import { payWork } from './pay/work'
import { saleWork } from './sale/timeouts'

const parts: readonly AreaWork[] = [saleWork, payWork, extractWork, watchWork]

/** All sweeps of packages (B 0.6). */
export const packageWork: AreaWork = {
  kinds: parts.flatMap(({ kinds }) => kinds),
  sweeps: parts.flatMap(({ sweeps }) => sweeps),
}
