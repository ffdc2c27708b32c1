/** Every error Chainmail throws on purpose. `code` is stable; the message names the thing, the value and the remedy. */
export class ChainmailError extends Error {
  readonly code: string;
  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = new.target.name;
    this.code = code;
  }
}

/** What the caller handed over cannot be used: a missing file, a wrong format, an unknown option, a malformed request. */
export class InputError extends ChainmailError {}

/** A model file is damaged, too new, or does not fit its manifest. */
export class ModelError extends ChainmailError {}

/** A data set is missing, has other columns than published, or fails its checksum. */
export class DataError extends ChainmailError {}
