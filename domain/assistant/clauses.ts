/* Parts of a question: what it says it is not about, and several things asked at once. */

/** '不是要交费，只想看账单': the first part names what is not wanted. */
const DENIED =
  /^(?:我|我们|这次|先)?(?:不是|不问|不用|不想|不要|不看|不改|不查|不管|别|没要|并非|无需|不需要)[^,，。;；]{1,16}[,，。;；\s](?=.{3})/u
/** What joins the wanted part. */
const JOINED = /^(?:我)?(?:是问|是想问|而是|我是|只是|只想|就想|只要|就|只|是)/u

/** The question without the part that names what is not wanted; as it is where no other part follows. */
export function withoutDenied(question: string): string {
  const rest = question.trim().replace(DENIED, '')
  return rest === question.trim() ? question : rest.replace(JOINED, '')
}

const BETWEEN = /[,，。;；?？!！\n]+|(?:另外|还有|顺便|以及|同时)(?!多少|几|哪|没|什么|啥|欠|剩)/u
const MOST_CLAUSES = 4

/** Clauses of a question, each with what may be a question of its own; empty where it is one. */
export function clausesOf(question: string): readonly string[] {
  const parts = question
    .split(BETWEEN)
    .map((part) => part.trim())
    .filter((part) => Array.from(part).length >= 3)
  return parts.length > 1 && parts.length <= MOST_CLAUSES ? parts : []
}
