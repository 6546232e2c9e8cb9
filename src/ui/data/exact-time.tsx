const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Kolkata',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A time as YYYY-MM-DD HH:mm:ss by the clock of India (spec point 9), for lists and CSV files. */
export function exactTime(time: string): string {
  const parts = Object.fromEntries(
    format.formatToParts(new Date(time)).map(({ type, value }) => [type, value]),
  );
  const { year, month, day, hour, minute, second } = parts;
  return `${year}-${month}-${day} ${hour}:${minute}:${second}`;
}

/** A time to the second, where staff compare times. */
export const ExactTime = ({ time }: { time: string }) => (
  <time dateTime={time} dir="ltr">
    {exactTime(time)}
  </time>
);
