/** What a field without a frame of its own is about, with the mark of what must be filled. */
export const Caption = ({ label, required }: { label: string; required: boolean | undefined }) => (
  <div className='fs-13 t2 mb8'>
    {label}
    {required && (
      <span className='c-danger' aria-hidden>
        *
      </span>
    )}
  </div>
)
