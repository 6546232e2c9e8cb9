/** An upload, sent by `fetch` so that its answer is held back too. */
export class HeldRequest extends XMLHttpRequest {
  #method = 'GET';
  #url = '';
  readonly #headers = new Headers();
  readonly #stop = new AbortController();
  #answer: Response | undefined;
  #body: unknown = null;

  override open(method: string, url: string | URL): void {
    this.#method = method;
    this.#url = String(url);
  }
  override setRequestHeader(name: string, value: string): void {
    this.#headers.set(name, value);
  }
  override get status(): number {
    return this.#answer?.status ?? 0;
  }
  override get response(): unknown {
    return this.#body;
  }
  override getResponseHeader(name: string): string | null {
    return this.#answer?.headers.get(name) ?? null;
  }
  override abort(): void {
    this.#stop.abort();
  }
  override send(body: FormData | Blob): void {
    void this.#send(body).then((end) => {
      this.dispatchEvent(new ProgressEvent(end));
      this.dispatchEvent(new ProgressEvent('loadend'));
    });
  }

  async #send(body: FormData | Blob): Promise<'load' | 'error' | 'abort'> {
    const { signal } = this.#stop;
    try {
      const answer = await fetch(this.#url, {
        method: this.#method,
        headers: this.#headers,
        body,
        signal,
      });
      if (signal.aborted) return 'abort';
      if (answer.ok) this.#tellProgress(body);
      this.#body = await answer.json().catch(() => null);
      this.#answer = answer;
      return 'load';
    } catch {
      return signal.aborted ? 'abort' : 'error';
    }
  }

  #tellProgress(body: FormData | Blob): void {
    const total = body instanceof Blob ? body.size : 1;
    const progress = { lengthComputable: true, loaded: total, total };
    this.upload.dispatchEvent(new ProgressEvent('progress', progress));
    this.upload.dispatchEvent(new ProgressEvent('load', progress));
  }
}
