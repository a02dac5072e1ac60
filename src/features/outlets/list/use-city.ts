import { useEffect, useRef, useState } from 'react'
import type { Position } from '@domain/coordinates'
import { useToday } from '@/blocks'
import { storage } from '@/platform/storage'
import { call } from '@/request'
import { confirm } from '@/ui'

/** The chosen city, kept on the phone (PO-04); undefined: the gateway takes the one of the main place. */
export function useCity(given: string | undefined, here: Position | null) {
  const [cityCode, setCityCode] = useState(() => given ?? (storage.get('outletCity') || undefined))
  const choose = (code: string) => {
    storage.set('outletCity', code)
    setCityCode(code)
  }
  useOtherCity(cityCode, here, choose)
  return { cityCode, choose }
}

/** A phone in another served city than the chosen one: a question once a day whether to change over. */
function useOtherCity(cityCode: string | undefined, here: Position | null, choose: (code: string) => void): void {
  const today = useToday()
  const latest = useRef({ here, choose })
  latest.current = { here, choose }
  // One question once the place is known: a step further asks nothing.
  const isKnown = here !== null
  useEffect(() => {
    const { here: at } = latest.current
    if (!isKnown || at === null || cityCode === undefined || storage.get('outletCityAsked') === today) return
    void ask(cityCode, at, today).then((code) => code !== null && latest.current.choose(code))
  }, [cityCode, isKnown, today])
}

async function ask(cityCode: string, at: Position, today: string): Promise<string | null> {
  const answer = await call('default GET /crmgas/city/locate', at, { handles: 'all' }).catch(() => null)
  const city = answer?.city
  if (!city?.served || city.cityCode === cityCode) return null
  storage.set('outletCityAsked', today)
  return (await confirm({ content: `当前定位在${city.name}，是否切换？`, confirmText: '切换' })) ? city.cityCode : null
}
