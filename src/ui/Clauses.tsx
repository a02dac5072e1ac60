/** One clause, with its mark; names in 《》 stay whole as well. */
const CLAUSE = /《[^》]*》|[^，。；？《]+[，。；？]?/g

/** A sentence that breaks between its clauses, and within one only where it is longer than the line (visual 2.3). */
export const Clauses = ({ text }: { text: string }) => (
  <>
    {(text.match(CLAUSE) ?? []).map((clause, index) => (
      <span key={index} style={{ display: 'inline-block' }}>
        {clause}
      </span>
    ))}
  </>
)
