/** What is wrong with a part of the form that is no field. */
export const Fault = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : (
    <div className='ct-fault' role='alert'>
      {text}
    </div>
  )
