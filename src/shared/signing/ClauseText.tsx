import { Stack } from '@/ui'

/** '第一条 安全用气责任'. */
const ARTICLE = /^第[一二三四五六七八九十]+条/
/** A few words without a mark of a sentence. Above its own paragraphs they are a title; within them, or alone, a row or the end of a sentence. */
const WORDS = /^[一-龥]{2,12}$/

function paragraphsOf(block: string): { line: string; isHeading: boolean }[] {
  const lines = block.split('\n').filter((line) => line.trim() !== '')
  const hasTitle = lines.length > 1 && WORDS.test(lines[0] ?? '')
  return lines.map((line, index) => ({ line, isHeading: ARTICLE.test(line) || (index === 0 && hasTitle) }))
}

/** A text that is read before it is signed, paragraph by paragraph, its articles as headings; a blank line ends what a title is above. */
export function ClauseText({ text }: { text: string }) {
  return (
    <Stack gap={8} className='fs-15 lh-read break'>
      {text
        .split(/\n\s*\n/)
        .flatMap(paragraphsOf)
        .map(({ line, isHeading }, index) =>
          isHeading ? (
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
