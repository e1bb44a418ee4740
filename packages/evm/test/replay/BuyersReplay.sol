// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {ISaleCommon} from "../../src/interfaces/IPresale.sol";
import {Payments} from "../../src/libraries/Payments.sol";
import {SaleBase} from "../../src/sale/SaleBase.sol";
import {Vm} from "../support/Vm.sol";
import {Replay} from "./Replay.sol";

/// @notice What both sale kinds know of their buyers, referrers and whitelist, from the logs of one sale.
abstract contract BuyersReplay is Replay {
    struct Credit {
        address referrer;
        uint256 amount;
    }

    address internal immutable SALE;

    address[] internal accounts;
    mapping(address account => ISaleCommon.Buyer) internal buyers;
    mapping(address account => Credit) internal credits;
    mapping(address account => uint256) internal referred;
    address[] internal whitelist;
    /// @dev Owner and platform: to nobody else anything is pushed.
    address[] internal payees;
    mapping(address token => mapping(address account => uint256)) internal pending;
    uint256 internal collected;
    uint256 internal refunded;
    uint256 internal sold;
    uint256 internal withdrawn;
    uint256 internal numBuyers;
    uint256 internal totalReferred;
    bool internal forceFailed;
    bool internal isFinalized;

    constructor(address sale) {
        SALE = sale;
    }

    /// @dev A refunded deposit no longer counts for its referrer; of a grow sale that is not finalized only.
    function _forgetsReferral() internal view virtual returns (bool);

    function _setProjectInfo(string memory hash) internal virtual;

    function _takeCommon(Vm.Log memory log) internal {
        bytes32 kind = log.topics[0];
        if (kind == ISaleCommon.UserDeposited.selector) {
            _deposit(_address(log.topics[1]), _address(log.topics[2]), log.data);
        } else if (kind == ISaleCommon.BaseRefunded.selector) {
            _refund(_address(log.topics[1]), log.data);
        } else if (kind == ISaleCommon.TokensClaimed.selector) {
            uint256 amount;
            (amount, withdrawn) = abi.decode(log.data, (uint256, uint256));
            buyers[_address(log.topics[1])].claimedAmount += amount;
        } else if (kind == ISaleCommon.ForceFailed.selector) {
            forceFailed = true;
        } else if (kind == ISaleCommon.ProjectInfoUpdated.selector) {
            _setProjectInfo(abi.decode(log.data, (string)));
        } else if (kind == ISaleCommon.WhitelistChanged.selector) {
            (address[] memory listed, bool isAdded) = abi.decode(log.data, (address[], bool));
            for (uint256 i; i < listed.length; ++i) {
                if (!isAdded) _drop(whitelist, listed[i]);
                else if (!_has(whitelist, listed[i])) whitelist.push(listed[i]);
            }
        } else if (kind == Payments.PaymentPending.selector) {
            pending[_address(log.topics[1])][_address(log.topics[2])] += abi.decode(log.data, (uint256));
        } else if (kind == Payments.PendingWithdrawn.selector) {
            pending[_address(log.topics[1])][_address(log.topics[2])] -= abi.decode(log.data, (uint256));
        }
    }

    function _deposit(address account, address referrer, bytes memory data) private {
        (uint256 amount, uint256 tokens, uint256 total, uint256 count) =
            abi.decode(data, (uint256, uint256, uint256, uint256));
        if (!_has(accounts, account)) accounts.push(account);
        ISaleCommon.Buyer storage buyer = buyers[account];
        (buyer.baseDeposited, buyer.totalAmount) = (buyer.baseDeposited + amount, buyer.totalAmount + tokens);
        (collected, numBuyers, sold) = (total, count, sold + tokens);
        if (referrer == address(0)) return;
        if (!_has(accounts, referrer)) accounts.push(referrer);
        credits[account] = Credit(referrer, credits[account].amount + amount);
        referred[referrer] += amount;
        totalReferred += amount;
    }

    function _refund(address account, bytes memory data) private {
        uint256 amount;
        (amount, collected, numBuyers) = abi.decode(data, (uint256, uint256, uint256));
        refunded += amount;
        sold -= buyers[account].totalAmount;
        delete buyers[account];
        if (_forgetsReferral()) _forgetReferral(account);
    }

    function _forgetReferral(address account) internal {
        referred[credits[account].referrer] -= credits[account].amount;
        totalReferred -= credits[account].amount;
        delete credits[account];
    }

    /// @dev Whether what is left below the hard cap buys not one token unit.
    function _isFilled(uint256 hardCap, uint256 tokenPrice, uint8 tokenDecimals, uint8 baseDecimals)
        internal
        view
        returns (bool)
    {
        uint256 value = (hardCap - collected) * tokenPrice;
        return Math.mulDiv(value, 10 ** tokenDecimals, 10 ** (18 + uint256(baseDecimals))) == 0;
    }

    /// @param saleToken and `baseToken` those in which something may be pending
    function _checkCommon(address saleToken, address baseToken) internal view {
        for (uint256 i; i < accounts.length; ++i) {
            address account = accounts[i];
            _same(SALE, abi.encodeCall(ISaleCommon.BUYERS, (account)), abi.encode(buyers[account]), "a buyer");
            _same(SALE, abi.encodeCall(ISaleCommon.userRefAmount, (account)), abi.encode(referred[account]), "a referrer");
            bytes memory isListed = abi.encode(_has(whitelist, account));
            _same(SALE, abi.encodeCall(ISaleCommon.isWhitelisted, (account)), isListed, "whitelisted");
        }
        bytes memory page = abi.encodeCall(ISaleCommon.viewWhiteListAccount, (0, type(uint256).max));
        _same(SALE, page, abi.encode(whitelist), "whitelist");
        _same(SALE, abi.encodeCall(ISaleCommon.isFinalized, ()), abi.encode(isFinalized), "finalized");
        for (uint256 i; i < payees.length; ++i) {
            _checkPending(saleToken, payees[i]);
            _checkPending(baseToken, payees[i]);
        }
    }

    function _checkPending(address token, address payee) private view {
        bytes memory call = abi.encodeCall(SaleBase(payable(SALE)).pendingPayments, (token, payee));
        _same(SALE, call, abi.encode(pending[token][payee]), "pending");
    }
}
