import { useState } from 'react'
import type { In } from '@contract'
import { LHV, type OutputLine } from '@domain/plan/calculator'
import type { CalcMethod } from '@domain/statuses/gas-plan'
import { useRead } from '@/request'
import { deviceOf, type Device } from './devices'

type Run = In<'predict POST /calc/run'>

/** What is reckoned with, and what comes of it: both calculators. */
export function useCalculator(groupId: string | undefined, more: Pick<Run, 'workDays' | 'date'> = {}) {
  const [method, setMethod] = useState<CalcMethod>('DEVICE')
  const [devices, setDevices] = useState<readonly Device[]>(() => [deviceOf('STEAM_BOILER', 1)])
  const [outputs, setOutputs] = useState<readonly OutputLine[]>([])
  const [lhv, setLhv] = useState<string>(LHV.usual)
  const inputs = { devices: [...devices], outputs: [...outputs], lhv }
  const input: Run = {
    method,
    ...(groupId !== undefined && { groupId }),
    ...(method !== 'HISTORY' && { inputs }),
    ...more,
  }
  const isReady = method === 'HISTORY' || (method === 'DEVICE' ? devices.length > 0 : outputs.length > 0)
  const read = useRead('predict POST /calc/run', input, { enabled: isReady, keepPrevious: true, handles: 'all' })
  const error = isReady ? read.error : undefined
  return {
    method,
    setMethod,
    devices,
    setDevices,
    outputs,
    setOutputs,
    lhv,
    setLhv,
    inputs,
    read,
    result: error === undefined && isReady ? read.data : undefined,
    fault: error?.kind === 'refused' ? error.message : '',
    retry: error === undefined || error.kind === 'refused' ? undefined : read.reload,
  }
}

export type Calculator = ReturnType<typeof useCalculator>
