/** What the user answers to WeChat about one template; 'ban' and 'filter': WeChat does not offer it. */
export type Answer = 'accept' | 'reject' | 'ban' | 'filter'

/** Templates with an answer that the user keeps: WeChat asks no more, a tap still brings one message (E-X-06). */
export type Kept = ReadonlySet<string>

/** Answers by template; 'off': the user has switched messages off for good; null: the host asked nothing. */
export type Asked = Readonly<Record<string, Answer>> | 'off' | null
