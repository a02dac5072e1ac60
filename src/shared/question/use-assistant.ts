import { useLink, type Link } from '@/blocks'
import { useRead } from '@/request'

/** The way to the assistant with a question, where the gas company has one. */
export function useAssistant(params: { q?: string } = {}): Link | undefined {
  const config = useRead('default GET /crmgas/config/client', undefined, { handles: 'all' })
  const open = useLink('/subPagesB/pages/gpt', params)
  return config.data?.features.gptEnabled === '0' ? undefined : open
}
