// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ISaleCommon} from "../../src/interfaces/IPresale.sol";
import {MoodyWallet} from "../hostile/MoodyWallet.sol";
import {BlacklistToken} from "../hostile/HostileTokens.sol";
import {TestBase} from "../support/TestBase.sol";

/// @notice A stranger pays out anybody of one sale at any time, with lists in which accounts are twice, nobody or the sale
/// itself, and with any gas. What an account gets is compared with what its own call would have got it at that moment.
contract PayOutHandler is TestBase {
    uint256 public constant BUYERS = 6;
    uint256 private constant OTHERS = 4;
    /// @dev As much as a payment finds.
    uint256 private constant GAS_EACH = 200_000;
    uint8 private constant LISTING = 4;
    address private constant STRANGER = address(0x5777);

    struct Setup {
        /// also a fair launch, which has the same calls but no rewards
        ISaleCommon sale;
        BlacklistToken token;
        address owner;
        address admin;
        uint256 start;
        uint256 end;
        bool isGrow;
        bool isFair;
    }

    /// @dev What an account gets at once; in wei and token units.
    struct Gain {
        bool isPaid;
        uint256 base;
        uint256 tokens;
    }

    Setup private setup;
    /// @notice The first thing that happened and must not; empty when all is well.
    string public fault;
    /// @notice How often a stranger has paid somebody.
    uint256 public payments;

    constructor(Setup memory setup_) {
        setup = setup_;
        bytes memory code = address(new MoodyWallet()).code;
        for (uint256 i = BUYERS / 2; i < BUYERS; ++i) {
            vm.etch(buyer(i), code);
        }
    }

    /// @notice The second half of them are moody wallets.
    function buyer(uint256 index) public pure returns (address) {
        return address(uint160(0xB000 + (index % BUYERS)));
    }

    function deposit(uint256 who, uint256 amount, uint256 referrer) external {
        address from = buyer(who);
        amount = amount % 3 == 0 ? 5 ether : bound(amount, 0.1 ether, 5 ether);
        if (setup.isFair) amount *= 10;
        vm.deal(from, from.balance + amount);
        bytes memory call = setup.isFair
            ? abi.encodeWithSignature("userDeposit(uint256)", amount)
            : abi.encodeCall(ISaleCommon.userDeposit, (amount, buyer(referrer)));
        _call(from, amount, call);
    }

    function own(uint256 who, uint256 what) external {
        (bytes memory call,,) = _calls(what, buyer(who));
        _callWith(GAS_EACH, buyer(who), call);
    }

    /// @dev One account by `…For`.
    function payOne(uint256 who, uint256 what) external {
        address[] memory accounts = new address[](1);
        accounts[0] = _anybody(who);
        _payOut(accounts, what, type(uint256).max, true);
    }

    /// @dev Up to eight accounts by `…ForMany`, with too little gas, with just enough, with plenty.
    function payMany(uint256 who, uint256 length, uint256 what, uint256 gasLimit) external {
        address[] memory accounts = new address[](length % 9);
        for (uint256 i; i < accounts.length; ++i) {
            accounts[i] = _anybody(who >> (8 * i));
        }
        _payOut(accounts, what, gasLimit % 4 == 0 ? bound(gasLimit, 200_000, 2_000_000) : type(uint256).max, false);
    }

    /// @dev What waits for somebody is no shorter way to anything.
    function pushPending(uint256 who) external {
        _call(STRANGER, 0, abi.encodeWithSignature("withdrawPending(address,address)", address(0), _anybody(who)));
    }

    function changeMood(uint256 who, uint256 mood, uint256 what) external {
        MoodyWallet wallet = MoodyWallet(payable(buyer(BUYERS / 2 + who % (BUYERS / 2))));
        (bytes memory ownCall, bytes memory one, bytes memory many) = _calls(what, _anybody(mood >> 8));
        wallet.setMood(mood, what % 2 == 0 ? ownCall : what % 4 == 1 ? one : many);
    }

    function changeToken(uint256 who, bool isBlocked) external {
        setup.token.setBlocked(buyer(who), isBlocked);
    }

    function settle(uint256 dice) external {
        bytes memory call = dice % 256 == 13
            ? abi.encodeWithSignature("forceFailByRAB()")
            : !setup.isGrow
                ? abi.encodeWithSignature("addLiquidity()")
                : dice % 4 == 0
                    ? abi.encodeWithSignature("finalized()")
                    : abi.encodeWithSignature("setStatusByRAB(uint8)", uint8(LISTING + dice / 4 % 3));
        _call(setup.admin, 0, call);
    }

    function wait_(uint256 dice) external {
        uint256 now_ = block.timestamp;
        uint256[6] memory times =
            [now_ + 1, now_ + 1 hours, now_ + 4 days, now_ + 20_000, setup.start, setup.end + 1];
        uint256 time = times[dice % 6];
        if (time > now_) vm.warp(time);
    }

    /// @notice What `account` would get by its own call now, with the gas of one call of a list; nothing while it has a choice
    /// that another call would take.
    function due(uint256 what, address account) external returns (Gain memory gain) {
        return _due(what, account, GAS_EACH);
    }

    function _due(uint256 what, address account, uint256 gasLimit) private returns (Gain memory gain) {
        if (_mayChoose(what, account)) return gain;
        (bytes memory call,,) = _calls(what, account);
        uint256 snapshot = vm.snapshotState();
        (uint256 base, uint256 tokens) = _holds(account);
        bool isPaid = _callWith(gasLimit, account, call);
        (uint256 baseAfter, uint256 tokensAfter) = _holds(account);
        vm.revertToStateAndDelete(snapshot);
        if (isPaid) gain = Gain(true, baseAfter - base, tokensAfter - tokens);
    }

    /// @dev A grow in LISTING leaves tokens or deposit to each buyer who has claimed nothing.
    function _mayChoose(uint256 what, address account) private view returns (bool) {
        if (!setup.isGrow || what % 3 == 2) return false;
        (,, uint256 claimed) = setup.sale.BUYERS(account);
        return claimed == 0 && _status() == LISTING;
    }

    function _payOut(address[] memory accounts, uint256 what, uint256 gasLimit, bool isOne) private {
        Gain[] memory gains = new Gain[](accounts.length);
        uint256[2][] memory before = new uint256[2][](accounts.length);
        uint256 expected;
        for (uint256 i; i < accounts.length; ++i) {
            // a wallet that answers a megabyte takes coins with enough gas, which `…For` passes on
            gains[i] = _due(what, accounts[i], isOne ? type(uint256).max : GAS_EACH);
            (before[i][0], before[i][1]) = _holds(accounts[i]);
            if (gains[i].isPaid && !_isBefore(accounts, i)) ++expected;
        }
        (, bytes memory one, bytes memory many) = _calls(what, isOne ? accounts[0] : address(0));
        if (!isOne) many = abi.encodePacked(bytes4(many), abi.encode(accounts));
        bool done = _callWith(gasLimit, STRANGER, isOne ? one : many);
        if (gasLimit == type(uint256).max) _require(done == (expected != 0), "refused because of one, or paid nobody");
        if (done) payments += expected;
        for (uint256 i; i < accounts.length; ++i) {
            bool isPaid = done && gains[i].isPaid;
            if (accounts[i] == address(setup.sale)) {
                _require(!isPaid, "the sale has paid itself");
                continue;
            }
            (uint256 base, uint256 tokens) = _holds(accounts[i]);
            _require(base - before[i][0] == (isPaid ? gains[i].base : 0), "other coins than by the own call");
            _require(tokens - before[i][1] == (isPaid ? gains[i].tokens : 0), "other tokens than by the own call");
        }
        (uint256 atStranger, uint256 tokensAtStranger) = _holds(STRANGER);
        _require(atStranger + tokensAtStranger == 0, "the stranger got something");
    }

    function _isBefore(address[] memory accounts, uint256 place) private pure returns (bool) {
        for (uint256 i; i < place; ++i) {
            if (accounts[i] == accounts[place]) return true;
        }
        return false;
    }

    /// @dev A buyer, the owner, the sale, nobody, or somebody who has nothing here.
    function _anybody(uint256 who) private view returns (address) {
        uint256 index = who % (BUYERS + OTHERS);
        if (index < BUYERS) return buyer(index);
        address[OTHERS] memory others = [setup.owner, address(setup.sale), address(0), address(0xABCD)];
        return others[index - BUYERS];
    }

    function _calls(uint256 what, address account)
        private
        pure
        returns (bytes memory ownCall, bytes memory one, bytes memory many)
    {
        address[] memory accounts = new address[](1);
        accounts[0] = account;
        what %= 3;
        if (what == 0) {
            return (
                abi.encodeCall(ISaleCommon.userWithdrawTokens, ()),
                abi.encodeCall(ISaleCommon.claimFor, (account)),
                abi.encodeCall(ISaleCommon.claimForMany, (accounts))
            );
        }
        if (what == 1) {
            return (
                abi.encodeCall(ISaleCommon.userWithdrawBaseTokens, ()),
                abi.encodeCall(ISaleCommon.refundFor, (account)),
                abi.encodeCall(ISaleCommon.refundForMany, (accounts))
            );
        }
        return (
            abi.encodeCall(ISaleCommon.claimReward, ()),
            abi.encodeCall(ISaleCommon.rewardFor, (account)),
            abi.encodeCall(ISaleCommon.rewardForMany, (accounts))
        );
    }

    function _holds(address account) private view returns (uint256 base, uint256 tokens) {
        return (account.balance, setup.token.balanceOf(account));
    }

    function _status() private view returns (uint8) {
        (, bytes memory answer) = address(setup.sale).staticcall(abi.encodeWithSignature("presaleStatus()"));
        return abi.decode(answer, (uint8));
    }

    function _require(bool condition, string memory what) private {
        if (!condition && bytes(fault).length == 0) fault = what;
    }

    function _call(address from, uint256 value, bytes memory data) private returns (bool done) {
        vm.prank(from);
        (done,) = address(setup.sale).call{value: value}(data);
    }

    function _callWith(uint256 gasLimit, address from, bytes memory data) private returns (bool done) {
        if (gasLimit > gasleft()) gasLimit = gasleft();
        vm.prank(from);
        (done,) = address(setup.sale).call{gas: gasLimit}(data);
    }
}
