/*
 * What people type and the word they mean: everyday words, many of which are in the list of common
 * words, then words that are not. None of the second is to be added to that list.
 */

const typed = (list: string) =>
  list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split('=') as [latin: string, word: string]);

export const everydayWords = typed(`
  mein=میں hai=ہے hain=ہیں nahi=نہیں nahin=نہیں kya=کیا kyun=کیوں aur=اور yeh=یہ woh=وہ
  sarkar=سرکار sarkaar=سرکار hukumat=حکومت khabar=خبر akhbar=اخبار duniya=دنیا zindagi=زندگی
  mulk=ملک pakistan=پاکستان hindustan=ہندوستان bharat=بھارت dehli=دہلی lucknow=لکھنؤ
  haidarabad=حیدرآباد urdu=اردو zaban=زبان kitab=کتاب kitaab=کتاب ustad=استاد talib=طالب ilm=علم
  taleem=تعلیم school=اسکول hospital=ہسپتال ilaj=علاج sehat=صحت bimari=بیماری dawa=دوا
  doctor=ڈاکٹر pani=پانی paani=پانی bijli=بجلی sadak=سڑک gaon=گاؤں shahar=شہر sheher=شہر
  zila=ضلع riyasat=ریاست wazir=وزیر vazir=وزیر wazeer=وزیر azam=اعظم intikhab=انتخاب vote=ووٹ
  adalat=عدالت qanoon=قانون kanoon=قانون police=پولیس muqadma=مقدمہ insaf=انصاف haq=حق
  khatra=خطرہ masla=مسئلہ hal=حل sawal=سوال jawab=جواب khushi=خوشی gham=غم mohabbat=محبت
  muhabbat=محبت ishq=عشق dost=دوست waqt=وقت vaqt=وقت subah=صبح shaam=شام raat=رات din=دن
  mahina=مہینہ saal=سال hafta=ہفتہ aaj=آج kal=کل phir=پھر fir=پھر lekin=لیکن magar=مگر
  shayad=شاید zaroor=ضرور zarurat=ضرورت bahut=بہت bohot=بہت thoda=تھوڑا zyada=زیادہ acha=اچھا
  achha=اچھا bura=برا bada=بڑا chota=چھوٹا chhota=چھوٹا naya=نیا purana=پرانا khubsurat=خوبصورت
  ghar=گھر darwaza=دروازہ kamra=کمرہ khana=کھانا chai=چائے chaye=چائے roti=روٹی gosht=گوشت
  chawal=چاول dukan=دکان bazar=بازار paisa=پیسہ qeemat=قیمت rupaye=روپے kisan=کسان fasal=فصل
  barish=بارش mausam=موسم garmi=گرمی sardi=سردی ramzan=رمضان eid=عید namaz=نماز masjid=مسجد
  allah=اللہ assalam=السلام shukriya=شکریہ meharbani=مہربانی mubarak=مبارک khuda=خدا hafiz=حافظ
  maa=ماں walid=والد bhai=بھائی behan=بہن beta=بیٹا aurat=عورت mard=مرد bachcha=بچہ bache=بچے
  logon=لوگوں muhammad=محمد ahmed=احمد fatima=فاطمہ ali=علی khan=خان`);

export const otherWords = typed(`
  mustaqbil=مستقبل talash=تلاش makhlooq=مخلوق tasavvur=تصور buzurg=بزرگ parinda=پرندہ
  samandar=سمندر kashti=کشتی lifafa=لفافہ gulistan=گلستان chabi=چابی bartan=برتن kambal=کمبل
  takiya=تکیہ sandooq=صندوق jhanda=جھنڈا patang=پتنگ khilona=کھلونا gudiya=گڑیا billi=بلی
  bandar=بندر haathi=ہاتھی sher=شیر kabootar=کبوتر machhli=مچھلی tota=طوطا dhobi=دھوبی
  darzi=درزی mochi=موچی jadoo=جادو parchhai=پرچھائی tarbooz=تربوز kharbooza=خربوزہ angoor=انگور
  nashpati=ناشپاتی gajar=گاجر palak=پالک mirch=مرچ namak=نمک masala=مسالہ biryani=بریانی
  kabab=کباب sharbat=شربت tabassum=تبسم parveen=پروین nasreen=نسرین rukhsana=رخسانہ shakeel=شکیل
  jameel=جمیل nadeem=ندیم waseem=وسیم tanveer=تنویر gulzar=گلزار sahil=ساحل manzil=منزل
  musafir=مسافر safar=سفر dhuan=دھواں kuan=کنواں jugnu=جگنو titli=تتلی bhanwra=بھنورا
  pinjra=پنجرہ talab=تالاب jharna=جھرنا charagh=چراغ paimana=پیمانہ makan=مکان deewar=دیوار
  khidki=کھڑکی chhat=چھت seedhi=سیڑھی`);
