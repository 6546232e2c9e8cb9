import type { Region } from '#domain/regions.ts';
import { ask, type Patience } from './ask.ts';
import { codeMessage, type SmsGateway, SmsRefused } from './sms.ts';

/** A message as it is registered with the operators (DLT in India). */
export type SmsTemplate = { text: string; templateId: string | undefined };

export type ExotelSettings = {
  /** `https://api.in.exotel.com/v1/Accounts/<sid>/Sms/send.json` */
  url: string;
  key: string;
  token: string;
  /** The header that people see as the sender. */
  sender: string;
  /** Of the sender's registration (DLT); India alone asks for it. */
  entityId: string | undefined;
  templates: Record<Region, SmsTemplate>;
};

/** The SMS gateway of Exotel, and of whoever speaks its wire format. Asked once: the queue tries again. */
export function exotelGateway(settings: ExotelSettings, patience: Patience): SmsGateway {
  const { url, key, token, sender, entityId, templates } = settings;
  const authorization = `Basic ${Buffer.from(`${key}:${token}`).toString('base64')}`;
  return {
    async sendCode(phone, code, { region, host, sendId }) {
      const { text, templateId } = templates[region];
      const body = new URLSearchParams({
        From: sender,
        To: `+91${phone}`,
        Body: codeMessage(text, code, host),
        SmsType: 'transactional',
        Priority: 'high',
        CustomField: sendId,
        ...(entityId && { DltEntityId: entityId }),
        ...(templateId && { DltTemplateId: templateId }),
      });
      const answer = await ask(url, { method: 'POST', headers: { authorization }, body }, patience);
      if (!answer.ok) throw new SmsRefused(`The SMS gateway answered ${answer.status}.`);
    },
  };
}
