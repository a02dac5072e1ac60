import { Stack } from '@/ui'

/** '第一条 安全用气责任', or a few words without a mark of a sentence. */
const HEADING = /^第[一二三四五六七八九十]+条|^[一-龥]{2,12}$/

/** A text that is read before it is signed, paragraph by paragraph, its articles as headings. */
export function ClauseText({ text }: { text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return (
    <Stack gap={8} className='fs-15 lh-read break'>
      {lines.map((line, index) =>
        HEADING.test(line) ? (
          <div key={index} className='fs-16 fw-b mt8' role='heading' aria-level={2}>
            {line}
          </div>
        ) : (
          <div key={index} className='t2'>
            {line}
          </div>
        ),
      )}
    </Stack>
  )
}
