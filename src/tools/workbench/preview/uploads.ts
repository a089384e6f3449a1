import type { CallAnswer } from '../../scenarios/language';

/** Requests of this kind carry files, and `fetch` has no part in them. */
const carrier = '/api/upload-file';

/** Lets files be answered in place of the bank: `answer` gives what is said, or nothing where the bank is to be asked. */
export function answerUploads(answer: () => CallAnswer | undefined): void {
  class AnsweredRequest extends XMLHttpRequest {
    #said: CallAnswer | undefined;

    override open(method: string, url: string | URL, async = true): void {
      this.#said = String(url).includes(carrier) ? answer() : undefined;
      super.open(method, url, async);
    }

    override get status(): number {
      return this.#said ? (this.#said.status ?? 200) : super.status;
    }

    override get responseText(): string {
      if (!this.#said) return super.responseText;
      return this.#said.fault === 'unreadable' ? '<!doctype html>' : JSON.stringify(this.#said.body);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      const fault = this.#said?.fault;
      if (!this.#said) super.send(body);
      else if (fault !== 'timeout')
        setTimeout(() => this.dispatchEvent(new Event(fault === 'network' ? 'error' : 'load')));
    }
  }
  window.XMLHttpRequest = AnsweredRequest;
}
