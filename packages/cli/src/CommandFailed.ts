/** What a command could not finish; the message is a sentence for a person, who knows then what is done and what is not. */
export class CommandFailed extends Error {
  override readonly name = 'CommandFailed';
}
